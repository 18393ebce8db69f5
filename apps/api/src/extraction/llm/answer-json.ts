/** Reasoning that models write before their answer, in the marks of the common families; an open one runs to the end. */
const REASONING = /<(think|thinking|reasoning|analysis)>[\s\S]*?(?:<\/\1>|$)/giu;
/** Some servers drop the opening mark, because the template of the chat holds it. */
const REASONING_END = /^[\s\S]*<\/(?:think|thinking|reasoning|analysis)>/iu;
const FENCE = /```(?:json|JSON)?([\s\S]*?)(?:```|$)/u;

/**
 * The JSON object of an answer, without the reasoning, the prose and the code fence around it; a bare list is taken for
 * the startups. Linear in the length.
 * @returns the text from the first brace to the one that closes it, or to the end where it was cut; null without any
 */
export function jsonIn(answer: string): string | null {
  const said = answer.replace(REASONING, '').replace(REASONING_END, '');
  const fenced = FENCE.exec(said)?.[1];
  const text = fenced !== undefined && /[[{]/u.test(fenced) ? fenced : said;
  if (/^\s*\[/u.test(text)) return `{"startups":${text.trim()}}`; // a list without the object around it
  const from = text.indexOf('{');
  if (from < 0) return null;
  return text.slice(from, closingBrace(text, from));
}

/** The position after the brace that closes the one at `from`; the end of the text where none does. */
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

/** More than any article has startups: an answer may hold millions of empty ones. */
const MAX_ENTRIES = 100;

/**
 * The entries of the list `startups` that an answer holds completely, when it was cut before its end.
 * @param json from {@link jsonIn}
 * @returns each entry as JSON text, in their order, a hundred at most
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
