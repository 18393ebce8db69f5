import type { EmotionCache } from '@emotion/cache';

/** Of a style element. Few, since all are compared again; not one each, since a page makes some thousands. */
const MOST_RULES = 60;

/**
 * From now on new rules go into style elements of a few rules each. Where a rule with a media query joins an element,
 * Chromium holds all rules of that element for changed, and works out again how everything looks that one of them
 * concerns. With all rules in one element that is the whole page: 60 ms on a slow phone, whenever a menu, a notice or a
 * field is drawn that was not there before.
 */
export function insertInParts(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet);
  let rules = 0;
  sheet.insert = (rule) => {
    // Emotion begins an element where it has counted no rule yet.
    if (rules % MOST_RULES === 0) sheet.ctr = 0;
    rules += 1;
    insert(rule);
  };
}
