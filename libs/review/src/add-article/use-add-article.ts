import { useEffect, useRef, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { AddedArticle, ExtractionSample } from '@vaglio/contract';
import { useAddArticleMutation, useExtractArticleMutation } from '@vaglio/startups-data';

export type StoredArticle = NonNullable<AddedArticle['article']>;

/** Progress of reading an article. */
export type Progress =
  | { readonly step: 'waiting' | 'reading' }
  | { readonly step: 'extracting'; readonly article: StoredArticle }
  | { readonly step: 'unread'; readonly message: string; readonly advice: string | null }
  | { readonly step: 'failed'; readonly article: StoredArticle; readonly message: string }
  | {
      readonly step: 'done';
      readonly article: StoredArticle;
      /** True if the article was already stored and extracted. */
      readonly isKnown: boolean;
      readonly companies: readonly string[];
    };

const UNREAD = 'The page could not be read.';

/** Advice for a page that could not be read, by failure reason. */
const ADVICE: Readonly<Record<string, string>> = {
  not_found: 'Check the address.',
  paywall: 'Look for a report of the same story that everybody can read.',
  consent_page: 'Look for a report of the same story on another site.',
  robots: 'Look for a report of the same story on another site.',
  no_article: 'Enter the address of one article, not of a list or front page.',
  busy: 'Retry in a few minutes.',
  slow: 'Retry in a few minutes.',
  unreachable: 'Check the address, or retry in a few minutes.',
};

/**
 * Returns functions that read the article at an address and extract startups from it.
 * @param onFound receives the id of an article with newly extracted startups, unless the user has left the page
 */
export function useAddArticle(onFound: (articleId: string) => void) {
  const [progress, setProgress] = useState<Progress>({ step: 'waiting' });
  const [add] = useAddArticleMutation();
  const [send] = useExtractArticleMutation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const extract = async (article: StoredArticle, isKnown: boolean): Promise<void> => {
    setProgress({ step: 'extracting', article });
    const { data, error } = await send({ id: article.id, body: {} });
    const message = error ? errorText(error, 'LLM run failed') : failureOf(data);
    if (message !== null) return setProgress({ step: 'failed', article, message });
    const companies = data?.companies ?? [];
    setProgress({ step: 'done', article, isKnown, companies });
    if (isShown.current && !isKnown && companies.length > 0) onFound(article.id);
  };
  const read = async (address: string): Promise<void> => {
    setProgress({ step: 'reading' });
    const { data, error } = await add({ body: { url: address.trim() } });
    if (data?.article) return extract(data.article, data.is_known && data.article.state === 'extracted');
    const message = (error ? errorText(error, UNREAD) : data?.message) ?? UNREAD;
    setProgress({ step: 'unread', message, advice: ADVICE[data?.reason ?? ''] ?? null });
  };
  return {
    progress,
    read: (address: string) => void read(address),
    extract: (article: StoredArticle) => void extract(article, false),
  };
}

const failureOf = (sample: ExtractionSample | null | undefined): string | null =>
  sample && !sample.ok ? (sample.error ?? 'LLM run failed') : null;
