import { diffLines } from 'diff';
import { type Prompt, savePromptLimits } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';
import { fractionText } from './fraction-text';

/** Line of a text comparison. It is unchanged, added or removed, or contains the number of omitted lines. */
export interface DiffLine {
  readonly sign: ' ' | '+' | '−' | '…';
  readonly text: string;
}

/** Setting that differs between two prompt versions. */
export interface SettingChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Time limit for comparing two long texts that have no common lines. */
const PATIENCE_MS = 500;

/** Compares two prompt bodies line by line. A different line break at the end is ignored. */
export function diffBodies(before: string, after: string): readonly DiffLine[] {
  const changes = diffLines(`${before}\n`, `${after}\n`, { stripTrailingCr: true, timeout: PATIENCE_MS });
  if (!changes) return [...linesOf(before, '−'), ...linesOf(after, '+')];
  return changes.flatMap(({ value, added, removed }) =>
    linesOf(value.replace(/\n$/, ''), added ? '+' : removed ? '−' : ' '),
  );
}

/** Returns the numbers of added and removed lines, such as '2 lines added, none removed'. */
export function diffText(lines: readonly DiffLine[]): string {
  const counted = (sign: DiffLine['sign']) => lines.filter((line) => line.sign === sign).length;
  const [added, removed] = [counted('+'), counted('−')];
  if (added + removed === 0) return 'No difference';
  return `${added === 0 ? 'No line' : added === 1 ? '1 line' : `${formatCount(added)} lines`} added, ${removed === 0 ? 'none' : formatCount(removed)} removed`;
}

/** Replaces unchanged lines with their number. Up to `context` lines around each change are kept. */
export function foldKept(lines: readonly DiffLine[], context: number): readonly DiffLine[] {
  const isNear = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' '),
  );
  const folded: DiffLine[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    let end = index;
    while (end < lines.length && !isNear[end]) end++;
    if (end > index)
      folded.push({
        sign: '…',
        text: end - index === 1 ? '1 unchanged line' : `${end - index} unchanged lines`,
      });
    else if (line) folded.push(line);
    index = Math.max(end, index + 1);
  }
  return folded;
}

/** Returns the settings that differ between two prompt versions, in the order of the form. */
export function settingChanges(before: Prompt, after: Prompt): readonly SettingChange[] {
  const old = new Map(settingsOf(before));
  return settingsOf(after).flatMap(([label, text]) =>
    old.get(label) === text ? [] : [{ label, before: old.get(label) ?? '', after: text }],
  );
}

/** Returns the settings of a prompt version as text. */
export function settingsOf({
  model,
  temperature,
  top_p,
  max_output_tokens,
  placeholder,
}: Prompt): readonly (readonly [label: string, text: string])[] {
  return [
    ['Model', model ?? 'Default'],
    ['Temperature', fractionText(temperature)],
    ['Top-p', fractionText(top_p)],
    ['Max output tokens', max_output_tokens === null ? 'Default' : String(max_output_tokens)],
    ['Placeholder token', placeholder ?? savePromptLimits.placeholder.default],
  ];
}

function linesOf(text: string, sign: DiffLine['sign']): readonly DiffLine[] {
  return text.split('\n').map((line) => ({ sign, text: line }));
}
