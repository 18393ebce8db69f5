/** Maximum text lengths, in code points. Source: security decision D8. */
export { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH } from '@vaglio/startups-domain';
/** Maximum length of a first or last name. A full name consists of both with a space between them. */
export const MAX_PART_OF_NAME_LENGTH = 99;
export const MAX_TEXT_LENGTH = 20_000;
