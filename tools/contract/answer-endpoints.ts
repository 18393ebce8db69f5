import { shapeName } from './answer-shapes';
import { COLUMNS_MARK } from './client-document';
import { answerOf, isChange, refName, type Operation } from './document';

interface Endpoint {
  readonly method: string;
  readonly operation: Operation;
}

const IMPORT_LINE = /import \{ api \} from ['"]@vaglio\/api-client['"];?\n/;

/**
 * Generated endpoints whose answers are brought into their types. A change is done whatever a server answers, so its
 * answer may be null.
 * @param source as the code generator wrote it
 */
export function withAnswers(source: string, endpoints: readonly Endpoint[]): string {
  const [head, rest] = source.split(IMPORT_LINE);
  if (rest === undefined) throw new Error('the generated endpoints import the api in another way');
  let text = `${head}import { answerSchema, api, changeSchema } from '@vaglio/api-client';\nimport * as answers from './answers.gen';\n${rest}`;
  text = text.replaceAll(COLUMNS_MARK, '');
  for (const { method, operation } of endpoints) {
    const answer = refName(answerOf(operation));
    if (answer === null) continue;
    const type = `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}ApiResponse`;
    const schema = `${isChange(method) ? 'changeSchema' : 'answerSchema'}(answers.${shapeName(answer)})`;
    text = replaceOnce(
      text,
      new RegExp(`(build\\.(?:query|mutation)<\\s*${type},\\s*\\w+,?\\s*>\\(\\s*\\{)`),
      `$1 responseSchema: ${schema},`,
    );
    if (isChange(method))
      text = replaceOnce(text, new RegExp(`(export type ${type} =[^;]*${answer});`), '$1 | null;');
  }
  return withoutUnused(text);
}

function replaceOnce(text: string, place: RegExp, replacement: string): string {
  if (!place.test(text)) throw new Error(`the generated endpoints have no ${place.source}`);
  return text.replace(place, replacement);
}

function withoutUnused(text: string): string {
  const used = ['answerSchema', 'api', 'changeSchema'].filter((name) =>
    new RegExp(`\\b${name}\\b[(.\\n]`).test(text),
  );
  return text.replace(/import \{ answerSchema, api, changeSchema \}/, `import { ${used.join(', ')} }`);
}
