/** Control, format (zero-width, directional), private-use and separator characters, and noncharacters. */
const CONTROLS = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFC`;
/** Invisible characters other than variation selectors, which are part of emoji. */
const IGNORED = String.raw`(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}`;
const HIDDEN = new RegExp(`[${CONTROLS}]|${IGNORED}`, 'u');
/** Pattern of a visible character. It excludes the Braille blank, which Unicode classifies as a symbol. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Reason why a name is invalid: a hidden character such as 'U+202E', or null for a name without visible characters. */
export type NameFault = { readonly hidden: string } | { readonly hidden: null };

/**
 * Returns the reason why a text cannot be a name. Surrounding blanks are ignored. Callers check for empty text
 * themselves, because their error messages differ.
 * @returns null for a valid name
 */
export function nameFault(text: string): NameFault | null {
  const name = text.trim();
  const hidden = hiddenIn(name);
  if (hidden !== null) return { hidden };
  return name === '' || VISIBLE.test(name) ? null : { hidden: null };
}

/**
 * Returns the first control or invisible character of a text, formatted as 'U+202E'; null if there is no such
 * character.
 */
export function hiddenIn(text: string): string | null {
  const [hidden] = HIDDEN.exec(text) ?? [];
  return hidden === undefined ? null : codePointOf(hidden);
}

/**
 * Returns true if a text contains a visible character. Spaces, zero-width and directional characters are not visible.
 */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text.replace(new RegExp(HIDDEN, 'gu'), ''));
}

/** Formats the code point of a character as 'U+202E'. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
