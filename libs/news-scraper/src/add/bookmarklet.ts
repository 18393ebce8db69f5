import { PATHS } from '@vaglio/startups-domain';

/**
 * The address of a bookmark that opens the form for an article with the address of the page on which it is pressed.
 * @param home address of this installation, such as 'https://vaglio.example/base'
 */
export function bookmarkletOf(home: string): string {
  const form = JSON.stringify(`${home}${PATHS.addArticle}?url=`);
  return `javascript:${encodeURI(`void(window.open(${form}+encodeURIComponent(location.href)))`)}`;
}
