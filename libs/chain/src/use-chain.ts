import { useOffers } from '@vaglio/api-client';
import { useReadChainQuery, type Chain } from '@vaglio/startups-data';

/** News is read and reviewed by others and by the server as well. */
const AGAIN_EVERY_MS = 15_000;
/** A section that is opened shows what waits now. */
const AGAIN_AFTER_S = 5;

/** What waits at each stage; null while it is loaded, and `isOffered` false where the server does not say it. */
export function useChain(): { readonly chain: Chain | null; readonly isOffered: boolean } {
  const isOffered = useOffers('readChain') !== false;
  const { data, error } = useReadChainQuery(undefined, {
    refetchOnMountOrArgChange: AGAIN_AFTER_S,
    pollingInterval: isOffered ? AGAIN_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // Without a first answer there is nothing to show; a later failure leaves what was known.
  return { chain: data ?? null, isOffered: isOffered && !(error && !data) };
}
