/** Where people find an article: its address as published, or the key of one that was stored before that was kept. */
export function linkOf({ url, published_url }: { url: string; published_url: string | null }): string {
  return published_url ?? url;
}
