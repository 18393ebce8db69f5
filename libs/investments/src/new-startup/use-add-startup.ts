import { useNavigate } from 'react-router';
import { errorText, failureStatus, ifMatch } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import { useAddStartupMutation, useUndoAddedStartupMutation } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useToast, type FormError } from '@vaglio/ui';
import { toNewStartup, type StartupForm } from './startup-form';

const KNOWN = 409;

/**
 * Adds a startup and opens its details in the ranked list, with a toast that undoes it.
 * @returns what saves a form without problems
 */
export function useAddStartup() {
  const [send] = useAddStartupMutation();
  const [sendUndo] = useUndoAddedStartupMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const undo = async ({ id, version }: Pick<Startup, 'id' | 'version'>): Promise<string | null> => {
    const { error } = await sendUndo({ id, ...ifMatch(version), body: {} });
    if (error) return errorText(error, 'Undo failed');
    void navigate(routes.investments());
    return null;
  };
  return async (form: StartupForm): Promise<FormError<keyof StartupForm> | string | null> => {
    const { data, error } = await send({ addedStartup: toNewStartup(form) });
    if (error) {
      const text = errorText(error, 'Create failed');
      return failureStatus(error) === KNOWN ? { field: 'company_name', text } : text;
    }
    if (!data) return 'Create failed';
    // By its score it may be on any page of the list. The form closes at once, before the list is drawn.
    const to = routes.investments({ q: data.company_name, startup: data.id });
    void navigate(to, { flushSync: true });
    toast({ message: `${data.company_name} was added.`, undo: () => undo(data) });
    return null;
  };
}
