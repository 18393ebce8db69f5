import { readText } from '@vaglio/api-client';
import { readCount } from './counts';

export interface Finding {
  /** The invariant that does not hold, in words. */
  readonly check: string;
  readonly count: number;
  readonly examples: readonly string[];
}

export interface AuditReport {
  /** Startups looked at; null when the server does not tell. */
  readonly checked: number | null;
  readonly rescored: number | null;
  readonly findings: readonly Finding[];
}

/**
 * The audit's answer, of which the contract names no field: what is there is read, the rest left out.
 * @returns null when there is no answer
 */
export function readAuditReport(answer: unknown): AuditReport | null {
  if (typeof answer !== 'object' || answer === null) return null;
  return {
    checked: readCount(answer, 'checked'),
    rescored: readCount(answer, 'rescored'),
    findings: readList(answer, 'findings').flatMap(readFinding),
  };
}

function readFinding(finding: unknown): Finding[] {
  const check = readText(finding, 'check');
  if (check === null) return [];
  const examples = readList(finding, 'examples').filter((example) => typeof example === 'string');
  return [{ check, count: readCount(finding, 'count') ?? examples.length, examples }];
}

function readList(answer: unknown, name: string): readonly unknown[] {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return Array.isArray(value) ? value : [];
}
