/**
 * Reasoning of a model before its response, in the tags of the common model families. Without a closing tag, it extends
 * to the end.
 */
const REASONING = /<(think|thinking|reasoning|analysis)>[\s\S]*?(?:<\/\1>|$)/giu;
/** Reasoning without an opening tag, which some servers omit because the chat template contains it. */
const REASONING_END = /^[\s\S]*<\/(?:think|thinking|reasoning|analysis)>/iu;
const FENCE = /```(?:json|JSON)?([\s\S]*?)(?:```|$)/u;

/**
 * Extracts the JSON object from a model response, without reasoning, prose and code fence. A plain list becomes the
 * list `startups`. The cost is linear in the length.
 * @returns the text from the first brace to its closing brace, or to the end of a truncated response; null without a
 *   brace
 */
export function jsonIn(answer: string): string | null {
  const said = answer.replace(REASONING, '').replace(REASONING_END, '');
  const fenced = FENCE.exec(said)?.[1];
  const text = fenced !== undefined && /[[{]/u.test(fenced) ? fenced : said;
  if (/^\s*\[/u.test(text)) return `{"startups":${text.trim()}}`; // a list without the surrounding object
  const from = text.indexOf('{');
  if (from < 0) return null;
  return text.slice(from, closingBrace(text, from));
}

/** Returns the position after the brace that closes the brace at `from`; the end of the text if it is missing. */
function closingBrace(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** Maximum number of startups in a response, which may contain millions of empty entries. */
const MAX_ENTRIES = 100;

/**
 * Returns the complete entries of the list `startups` in a truncated response.
 * @param json result of {@link jsonIn}
 * @returns each entry as JSON text, in order; at most {@link MAX_ENTRIES}
 */
export function completeEntries(json: string): string[] {
  const list = /"startups"\s*:\s*\[/u.exec(json);
  if (list === null) return [];
  const entries: string[] = [];
  let at = list.index + list[0].length;
  while (entries.length < MAX_ENTRIES) {
    while (at < json.length && /[\s,]/u.test(json[at] ?? '')) at += 1;
    if (json[at] !== '{') return entries;
    const end = closingBrace(json, at);
    if (json[end - 1] !== '}' || !isJson(json.slice(at, end))) return entries;
    entries.push(json.slice(at, end));
    at = end;
  }
  return entries;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
