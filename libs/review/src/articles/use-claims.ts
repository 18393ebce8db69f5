import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import { useClaimReviewArticleMutation, useReleaseReviewArticleMutation } from '../hooks.gen';

/** Interval at which claims are renewed. A claim expires after two minutes. */
const RENEWED_AFTER_MS = 60_000;
const TAKEN = 409;

/** Articles claimed by other users, with the server's message, such as 'Anna Keller is reviewing this article.' */
type Taken = Readonly<Record<string, string>>;

/**
 * Claims the open article and the next article, renews both claims, and releases all other articles.
 * @param currentId id of the open article; '' if no article is open
 * @param nextOf returns the next article that no other user has claimed
 */
export function useClaims(
  currentId: string,
  nextOf: (isTaken: (id: string) => boolean) => string | null,
): { readonly taken: Taken; readonly nextId: string | null } {
  const [taken, setTaken] = useState<Taken>({});
  const [claim] = useClaimReviewArticleMutation();
  const [release] = useReleaseReviewArticleMutation();
  const held = useRef(new Set<string>());
  /**
   * Last request per article. Requests for the same article are sent one after another, so that a release never
   * precedes its claim.
   */
  const lastCall = useRef(new Map<string, Promise<unknown>>());
  const nextId = nextOf((id) => Object.hasOwn(taken, id));

  const callInTurn = (id: string, call: () => Promise<unknown>) => {
    const before = lastCall.current.get(id) ?? Promise.resolve();
    lastCall.current.set(id, before.then(call));
  };
  const claimOne = useEffectEvent((id: string) => {
    held.current.add(id);
    callInTurn(id, async () => {
      const { error } = await claim({ id, body: {} });
      const isTaken = failureStatus(error) === TAKEN;
      if (isTaken) held.current.delete(id);
      setTaken(({ [id]: _before, ...others }) =>
        isTaken ? { ...others, [id]: errorText(error, 'Another person is reviewing this article.') } : others,
      );
    });
  });
  const giveUp = useEffectEvent((kept: readonly string[]) => {
    for (const id of [...held.current].filter((each) => !kept.includes(each))) {
      held.current.delete(id);
      callInTurn(id, () => release({ id }));
    }
  });
  const renew = useEffectEvent((wanted: readonly string[]) => {
    wanted.forEach((id) => claimOne(id));
    // Other articles may have become available. The open article keeps its state until the response to its claim
    // arrives.
    setTaken((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id === currentId)));
  });
  useEffect(() => {
    const wanted = [currentId, nextId ?? ''].filter((id) => id !== '');
    giveUp(wanted);
    wanted.filter((id) => !held.current.has(id)).forEach((id) => claimOne(id));
    const renewing = setInterval(() => renew(wanted), RENEWED_AFTER_MS);
    return () => clearInterval(renewing);
  }, [currentId, nextId]);
  useEffect(() => () => giveUp([]), []);
  return { taken, nextId };
}
