import { PATHS } from '@vaglio/startups-domain';

/**
 * Returns the address of a bookmarklet. It opens the article form with the address of the current page.
 * @param home address of this installation, such as 'https://vaglio.example/base'
 */
export function bookmarkletOf(home: string): string {
  const form = JSON.stringify(`${home}${PATHS.addArticle}?url=`);
  return `javascript:${encodeURI(`void(window.open(${form}+encodeURIComponent(location.href)))`)}`;
}
