import ts from 'typescript';
import { shapeName } from './answer-shapes';
import { COLUMNS_MARK } from './client-document';
import { answerOf, isChange, refName, type Operation } from './document';

interface Endpoint {
  readonly method: string;
  readonly operation: Operation;
}

/** Type alias with the names of the types that it references. */
export interface TypeAlias {
  readonly name: string;
  readonly text: string;
  readonly uses: readonly string[];
}

const IMPORT_LINE = /import \{ api \} from ['"]@vaglio\/api-client['"];?\n/;
const HOOKS = /export const \{([^}]*)\} =\s*injectedRtkApi;?/;

/**
 * Returns the types in the output of the code generator. The response type of a change also allows null, because a
 * change succeeds even if the response is empty or invalid.
 * @param source output of the code generator
 */
export function typesIn(source: string, endpoints: readonly Endpoint[]): readonly TypeAlias[] {
  const changes = new Set(
    endpoints
      .filter(({ method, operation }) => isChange(method, operation) && refName(answerOf(operation)) !== null)
      .map(({ operation }) => answerType(operation)),
  );
  return typeNodesOf(source).map((node) => {
    const name = node.name.text;
    const text = node.getFullText().trim();
    return { name, text: changes.has(name) ? text.replace(/;$/, ' | null;') : text, uses: typesUnder(node) };
  });
}

/**
 * Returns the endpoints in the output of the code generator. The types are removed and imported instead. Each response
 * is read with the shape of its type.
 * @param enhancedIn module that exports the hooks; null if the generated api exports them
 */
export function printEndpoints(
  source: string,
  endpoints: readonly Endpoint[],
  enhancedIn: string | null,
): string {
  let text = source.replaceAll(COLUMNS_MARK, '');
  for (const node of typeNodesOf(text).reverse()) text = text.slice(0, node.pos) + text.slice(node.end);
  if (enhancedIn !== null) text = replaceOnce(text, HOOKS, '');
  text = text.replaceAll(
    /(build\.(?:query|mutation)<\s*)(\w+ApiResponse,\s*)(\w+ApiArg)/g,
    '$1contract.$2contract.$3',
  );
  for (const { method, operation } of endpoints) {
    const answer = refName(answerOf(operation));
    if (answer === null) continue;
    const read = isChange(method, operation) ? 'changeSchema' : 'answerSchema';
    text = replaceOnce(
      text,
      new RegExp(
        `(build\\.(?:query|mutation)<\\s*contract\\.${answerType(operation)},\\s*[\\w.]+,?\\s*>\\(\\s*\\{)`,
      ),
      `$1 responseSchema: ${read}(contract.${shapeName(answer)}),`,
    );
  }
  const used = ['answerSchema', 'api', 'changeSchema'].filter((name) =>
    new RegExp(`\\b${name}\\b[(.\\n]`).test(text),
  );
  return replaceOnce(
    text,
    IMPORT_LINE,
    `import { ${used.join(', ')} } from '@vaglio/api-client';\nimport * as contract from '@vaglio/contract';\n`,
  );
}

/**
 * Returns the hooks in the output of the code generator, exported from the enhanced api in another module of the lib.
 */
export function printHooks(source: string, exportName: string, enhancedIn: string): string {
  const [, names = ''] = HOOKS.exec(source) ?? [];
  if (names === '') throw new Error('the generator writes hooks in another way');
  return `import { ${exportName} } from './${enhancedIn}';\n\nexport const {${names}} = ${exportName};\n`;
}

/** Returns the name of an operation's response type. */
const answerType = ({ operationId }: Operation) =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}ApiResponse`;

function typeNodesOf(source: string): ts.TypeAliasDeclaration[] {
  return ts
    .createSourceFile('endpoints.ts', source, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isTypeAliasDeclaration);
}

function typesUnder(node: ts.Node): string[] {
  const names = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isTypeReferenceNode(part)) names.add(part.typeName.getText());
    ts.forEachChild(part, visit);
  };
  visit(node);
  return [...names];
}

function replaceOnce(text: string, place: RegExp, replacement: string): string {
  if (!place.test(text)) throw new Error(`the generated endpoints have no ${place.source}`);
  return text.replace(place, replacement);
}
