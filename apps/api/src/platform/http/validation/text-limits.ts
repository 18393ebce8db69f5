/** Longest texts in code points. Source: security decision D8. */
export { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH } from '@vaglio/startups-domain';
/** Of a first or a last name: both with a blank are a name. */
export const MAX_PART_OF_NAME_LENGTH = 99;
export const MAX_TEXT_LENGTH = 20_000;
