import {
  childOf,
  childrenOf,
  endsFlow,
  fieldOf,
  nameOf,
  numberOf,
  variablesOf,
  type SyntaxNode,
} from './syntax-tree.mts';
import { instead, type Edit } from './text-edits.mts';

/**
 * The cases of dead tags. One that is reached from the case before loses its label alone. What they declare is declared
 * beside the switch, for the other cases use it too.
 */
export function* caseEdits(node: SyntaxNode, tags: readonly number[]): Generator<Edit> {
  if (!isTag(childOf(node, 'discriminant'))) return;
  const cases = childrenOf(node, 'cases');
  const declared = new Set<string>();
  for (const [index, one] of cases.entries()) {
    const tag = numberOf(childOf(one, 'test'));
    if (tag === null || !tags.includes(tag)) continue;
    const statements = childrenOf(one, 'consequent');
    const isKept = statements.length > 0 && isReached(cases.slice(0, index), tags);
    if (!isKept) for (const name of variablesOf(statements)) declared.add(name);
    const end = isKept && statements[0] ? statements[0].start : one.end;
    yield instead({ start: one.start, end }, '', String(tag));
  }
  if (declared.size === 0) return;
  yield instead({ start: node.start, end: node.start }, '{ ');
  yield instead({ start: node.end, end: node.end }, ` var ${[...declared].join(', ')}; }`);
}

/** Whether the case after these is run after one of them too. */
function isReached(cases: readonly SyntaxNode[], tags: readonly number[]): boolean {
  const before = cases.findLast((one) => {
    const tag = numberOf(childOf(one, 'test'));
    return tag === null || !tags.includes(tag) || childrenOf(one, 'consequent').length > 0;
  });
  return before !== undefined && !endsFlow(childrenOf(before, 'consequent'));
}

/** The comparison of something with a dead tag. */
export function* comparisonEdits(node: SyntaxNode, tags: readonly number[]): Generator<Edit> {
  const operator = fieldOf(node, 'operator');
  if (operator !== '===' && operator !== '!==') return;
  const sides = [childOf(node, 'left'), childOf(node, 'right')];
  const tag = sides.map(numberOf).find((number) => number !== null) ?? null;
  if (tag !== null && tags.includes(tag) && sides.some(isTag))
    yield instead(node, String(operator === '!=='), String(tag));
}

function isTag(node: SyntaxNode | null): boolean {
  return nameOf(node?.type === 'MemberExpression' ? childOf(node, 'property') : node) === 'tag';
}
