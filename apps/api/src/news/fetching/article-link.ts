/** Returns the published address of an article, or the canonical address if no published address is stored. */
export function linkOf({ url, published_url }: { url: string; published_url: string | null }): string {
  return published_url ?? url;
}
