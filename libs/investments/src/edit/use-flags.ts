import { errorText } from '@vaglio/api-client';
import { useSetInvestmentFlagsMutation } from '@vaglio/startups-data';
import type { Investment } from '../list/investment';

/** The marks of the Manage menu, by the names of the call. Source: spec §7, flags. */
export type FlagName = 'contact' | 'contract' | 'investment' | 'rejected';

/** @param onLeave called once the startup has been rejected or taken back: it no longer fits the list it stands in */
export function useFlags({ id }: Pick<Investment, 'id'>, onLeave: () => void) {
  const [setFlags, { isLoading, error, reset }] = useSetInvestmentFlagsMutation();
  const save = async (flag: FlagName, isSet: boolean): Promise<void> => {
    const outcome = await setFlags({ id, body: { [flag]: isSet ? 1 : 0 } });
    if (flag === 'rejected' && !outcome.error) onLeave();
  };
  return {
    isSaving: isLoading,
    failure: error ? errorText(error, 'Update failed') : null,
    dismiss: reset,
    save: (flag: FlagName, isSet: boolean): void => void save(flag, isSet),
  };
}
