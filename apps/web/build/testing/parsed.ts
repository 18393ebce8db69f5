import { parse } from '@typescript-eslint/parser';
import type { SyntaxNode } from '../syntax-tree.mts';

/** The tree of a script as the bundler gives it, whose parser jest cannot load. */
export function parsed(code: string): SyntaxNode {
  const tree: unknown = JSON.parse(JSON.stringify(parse(code, { range: true }), withPositions));
  return tree as SyntaxNode;
}

function withPositions(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('range' in value)) return value;
  const [start, end] = value.range as [number, number];
  return { ...value, range: undefined, start, end };
}
