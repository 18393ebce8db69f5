import { caseEdits, comparisonEdits } from './fold-tags.mts';
import {
  childOf,
  childrenOf,
  fieldOf,
  isWithoutChange,
  nameOf,
  walk,
  type SyntaxNode,
} from './syntax-tree.mts';
import { edited, instead, type Edit } from './text-edits.mts';

/** What never happens in a script, by the names in its code. */
export interface Never {
  /** Numbers that no `tag` is: their cases and comparisons go. */
  readonly tags: readonly number[];
  /** Variables of the script that never change. */
  readonly variables: ReadonlyMap<string, Constant>;
  /** Properties that always read as one value. */
  readonly properties: ReadonlyMap<string, Constant>;
  /** Functions of which only this answer is needed. */
  readonly functions: ReadonlyMap<string, Constant>;
  /** Targets of assignments that nothing reads, by their beginning: 'exports.hydrateRoot'. */
  readonly targets: readonly string[];
}
type Constant = 'false' | 'null' | 'void 0';

/**
 * A script without what never happens. What nothing calls then is left to the bundler.
 * @param tree of the script, in ESTree
 * @returns also the names that the script does not have
 */
export function foldCode(
  code: string,
  tree: SyntaxNode,
  never: Never,
): { readonly code: string; readonly missing: string[] } {
  const missing = new Set<string>([
    ...never.tags.map(String),
    ...never.variables.keys(),
    ...never.properties.keys(),
    ...never.functions.keys(),
    ...never.targets,
  ]);
  const edits: Edit[] = [];
  walk(tree, (node, parent) => {
    if (hidesVariable(node, never)) return false;
    const found = [...editsOf(node, parent, never, code)];
    for (const edit of found) {
      edits.push(edit);
      missing.delete(edit.reason);
    }
    return found.length === 0 || node.type === 'SwitchStatement';
  });
  return { code: edited(code, edits), missing: [...missing] };
}

/** A parameter of a variable's name: inside the function the name is another's. */
function hidesVariable(node: SyntaxNode, { variables }: Never): boolean {
  return childrenOf(node, 'params').some((parameter) => variables.has(nameOf(parameter)));
}

function editsOf(node: SyntaxNode, parent: SyntaxNode | null, never: Never, code: string): Iterable<Edit> {
  switch (node.type) {
    case 'SwitchStatement':
      return caseEdits(node, never.tags);
    case 'BinaryExpression':
      return comparisonEdits(node, never.tags);
    case 'FunctionDeclaration':
      return functionEdits(node, never);
    case 'CallExpression':
      return callEdits(node, never);
    case 'AssignmentExpression':
      return assignmentEdits(node, never, code);
    case 'MemberExpression':
      return isTarget(node, parent) || fieldOf(node, 'computed') === true
        ? []
        : constantEdits(node, childOf(node, 'property'), never.properties);
    case 'Identifier':
      return isRead(node, parent) ? constantEdits(node, node, never.variables) : [];
    default:
      return [];
  }
}

function* functionEdits(node: SyntaxNode, { functions }: Never): Generator<Edit> {
  const [name, body] = [nameOf(childOf(node, 'id')), childOf(node, 'body')];
  const answer = functions.get(name);
  if (body && answer) yield instead(body, `{ return ${answer}; }`, name);
}

/** The answer in the place of a call, unless its arguments change something. */
function* callEdits(node: SyntaxNode, { functions }: Never): Generator<Edit> {
  if (childrenOf(node, 'arguments').every(isWithoutChange))
    yield* constantEdits(node, childOf(node, 'callee'), functions);
}

/** What nothing reads is not assigned; of a chain of targets the others stay. */
function* assignmentEdits(node: SyntaxNode, never: Never, code: string): Generator<Edit> {
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  if (!left || !right) return;
  yield* constantEdits(node, left, never.variables);
  const target = never.targets.find((beginning) => code.startsWith(beginning, left.start));
  if (target === undefined) return;
  if (right.type === 'AssignmentExpression')
    yield instead({ start: node.start, end: right.start }, '', target);
  else yield instead(node, 'void 0', target);
}

function* constantEdits(
  node: SyntaxNode,
  named: SyntaxNode | null,
  constants: ReadonlyMap<string, Constant>,
): Generator<Edit> {
  const constant = constants.get(nameOf(named));
  if (constant) yield instead(node, constant, nameOf(named));
}

function isTarget(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  return parent?.type === 'AssignmentExpression' && fieldOf(parent, 'left') === node;
}

/** Not where it is declared, nor the name of a property. */
function isRead(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (parent?.type === 'VariableDeclarator') return fieldOf(parent, 'id') !== node;
  if (parent?.type === 'MemberExpression')
    return fieldOf(parent, 'object') === node || fieldOf(parent, 'computed') === true;
  return parent?.type !== 'Property' || fieldOf(parent, 'value') === node;
}
