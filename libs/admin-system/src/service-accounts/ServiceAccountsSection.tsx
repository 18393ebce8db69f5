import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { ServiceAccount } from '@vaglio/contract';
import {
  Block,
  DataTable,
  Icon,
  LoadState,
  Pager,
  SearchBar,
  Section,
  usePageQuery,
  useToast,
} from '@vaglio/ui';
import { accountColumns, STACKED_ACCOUNT } from './account-columns';
import { DeleteServiceAccountDialog } from './DeleteServiceAccountDialog';
import { ServiceAccountDialog } from './ServiceAccountDialog';
import { ServiceTokensDialog } from './ServiceTokensDialog';
import { useServiceAccounts } from './use-service-accounts';

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'tokens' | 'delete'; readonly account: ServiceAccount };

/** Section with the service accounts, their tokens and their dialogs. Source: docs/api.md. */
export function ServiceAccountsSection() {
  const { query, show } = usePageQuery();
  const { accounts, total, failure, isFetching, retry } = useServiceAccounts(query);
  const [open, setOpen] = useState<Open | null>(null);
  const toast = useToast();
  const columns = useMemo(
    () =>
      accountColumns(
        {
          onTokens: (account) => setOpen({ kind: 'tokens', account }),
          onEdit: (account) => setOpen({ kind: 'edit', account }),
          onDelete: (account) => setOpen({ kind: 'delete', account }),
        },
        new Date(serverNow(Date.now())),
      ),
    [],
  );
  const close = () => setOpen(null);
  const create = (
    <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setOpen({ kind: 'create' })}>
      Create service account
    </Button>
  );
  return (
    <Section
      title="Service accounts"
      purpose="For programs that belong to no person: their tokens stay when people leave."
      action={create}
      isFlush
    >
      <Block>
        <SearchBar label="Search by name or purpose" query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <DataTable
            label="Service accounts"
            columns={columns}
            stacked={STACKED_ACCOUNT}
            rows={accounts}
            rowId={({ id }) => id}
            isFetching={isFetching}
            total={total}
            emptyText={query.q === '' ? 'No service accounts' : `No service account matches “${query.q}”`}
          />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {open?.kind === 'create' && <ServiceAccountDialog account={null} onClose={close} />}
      {open?.kind === 'edit' && <ServiceAccountDialog account={open.account} onClose={close} />}
      {open?.kind === 'tokens' && <ServiceTokensDialog account={open.account} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteServiceAccountDialog
          account={open.account}
          onDeleted={() => {
            toast({ message: `${open.account.name} was deleted.` });
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}
