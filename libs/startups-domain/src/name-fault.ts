/** Control, format (zero-width, directional), private and separator characters, and code points that are no character. */
const CONTROLS = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFC`;
/** Shown as nothing; variation selectors are not among them, since they choose the picture of an emoji. */
const IGNORED = String.raw`(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}`;
const HIDDEN = new RegExp(`[${CONTROLS}]|${IGNORED}`, 'u');
/** The blank of Braille has an outline of its own, which is empty. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Fault of a name: a hidden character, such as 'U+202E', or no visible character. */
export type NameFault = { readonly hidden: string } | { readonly hidden: null };

/**
 * Why a text cannot be a name. Blanks around it do not count, and an empty or blank one is for others to refuse: what
 * they say depends on the form.
 * @returns null for a name that can be read
 */
export function nameFault(text: string): NameFault | null {
  const name = text.trim();
  const hidden = hiddenIn(name);
  if (hidden !== null) return { hidden };
  return name === '' || VISIBLE.test(name) ? null : { hidden: null };
}

/** The first control or invisible character of a text, as 'U+202E'; null without one. */
export function hiddenIn(text: string): string | null {
  const [hidden] = HIDDEN.exec(text) ?? [];
  return hidden === undefined ? null : codePointOf(hidden);
}

/** Returns whether a text has a visible character: spaces, zero-width and directional characters are not visible. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text.replace(new RegExp(HIDDEN, 'gu'), ''));
}

/** The code point of a character, as 'U+202E'. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
