import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { AddedArticle, ExtractionSample } from '@vaglio/contract';
import { useAddArticleMutation, useExtractArticleMutation } from '@vaglio/startups-data';

export type StoredArticle = NonNullable<AddedArticle['article']>;

/** Where the work on an address is. */
export type Progress =
  | { readonly step: 'waiting' | 'reading' }
  | { readonly step: 'extracting'; readonly article: StoredArticle }
  | { readonly step: 'unread'; readonly message: string; readonly advice: string | null }
  | { readonly step: 'failed'; readonly article: StoredArticle; readonly message: string }
  | {
      readonly step: 'done';
      readonly article: StoredArticle;
      /** It was stored and extracted before. */
      readonly isKnown: boolean;
      readonly companies: readonly string[];
    };

const UNREAD = 'The page could not be read.';

/** What a person can do about a page that could not be read, by its reason. */
const ADVICE: Readonly<Record<string, string>> = {
  not_found: 'Check the address.',
  paywall: 'Look for a report of the same story that everybody can read.',
  consent_page: 'Look for a report of the same story on another site.',
  robots: 'Look for a report of the same story on another site.',
  no_article: 'Give the address of one article, not of a list or a front page.',
  busy: 'Try it again in a few minutes.',
  slow: 'Try it again in a few minutes.',
  unreachable: 'Check the address, or try it again in a few minutes.',
};

/**
 * Reads the article at an address and looks for startups in it.
 * @param onFound receives the id of an article in which startups were found now
 */
export function useAddArticle(onFound: (articleId: string) => void) {
  const [progress, setProgress] = useState<Progress>({ step: 'waiting' });
  const [add] = useAddArticleMutation();
  const [send] = useExtractArticleMutation();

  const extract = async (article: StoredArticle, isKnown: boolean): Promise<void> => {
    setProgress({ step: 'extracting', article });
    const { data, error } = await send({ id: article.id, body: {} });
    const message = error ? errorText(error, 'LLM run failed') : failureOf(data);
    if (message !== null) return setProgress({ step: 'failed', article, message });
    const companies = data?.companies ?? [];
    setProgress({ step: 'done', article, isKnown, companies });
    if (!isKnown && companies.length > 0) onFound(article.id);
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
