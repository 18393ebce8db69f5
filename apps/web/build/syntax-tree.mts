/** A node of ESTree, read by the names of its fields. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A field of a node. */
export function fieldOf(node: SyntaxNode, field: string): unknown {
  return Reflect.get(node, field);
}

/** The node of a field; null where there is none. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | null {
  const child = fieldOf(node, field);
  return isNode(child) ? child : null;
}

/** The nodes of a list. */
export function childrenOf(node: SyntaxNode, field: string): SyntaxNode[] {
  const list = fieldOf(node, field);
  return Array.isArray(list) ? list.filter(isNode) : [];
}

/** An identifier's name; '' of any other node. */
export function nameOf(node: SyntaxNode | null): string {
  return node?.type === 'Identifier' ? String(fieldOf(node, 'name')) : '';
}

/** A number that is written out; null of any other node. */
export function numberOf(node: SyntaxNode | null): number | null {
  const value = node?.type === 'Literal' ? fieldOf(node, 'value') : null;
  return typeof value === 'number' ? value : null;
}

/**
 * Goes through a tree, from the outside.
 * @param enter says whether what is inside the node is looked at too
 */
export function walk(
  node: SyntaxNode,
  enter: (node: SyntaxNode, parent: SyntaxNode | null) => boolean,
  parent: SyntaxNode | null = null,
): void {
  if (!enter(node, parent)) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, enter, node);
}

/** Whether it changes no variable when it is not run. */
export function isWithoutChange(node: SyntaxNode): boolean {
  let isPure = true;
  walk(node, ({ type }) => (isPure &&= type !== 'AssignmentExpression' && type !== 'UpdateExpression'));
  return isPure;
}

/** The names that these statements declare for the whole function. */
export function variablesOf(statements: readonly SyntaxNode[]): string[] {
  const names = new Set<string>();
  for (const statement of statements)
    walk(statement, (node) => {
      if (node.type === 'VariableDeclaration' && fieldOf(node, 'kind') === 'var')
        for (const one of childrenOf(node, 'declarations')) names.add(nameOf(childOf(one, 'id')));
      return !/Function/.test(node.type);
    });
  return [...names];
}

/** Whether nothing after these statements is reached from them. */
export function endsFlow(statements: readonly SyntaxNode[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return endsFlow(childrenOf(last, 'body'));
  return /^(Break|Continue|Return|Throw)Statement$/.test(last?.type ?? '');
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
