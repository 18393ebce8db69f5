import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Webhook } from '@vaglio/contract';
import { Block, DataTable, Icon, LoadState, Pager, SearchBar, Section, usePageQuery } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import type { PageQuery } from '@vaglio/startups-domain';
import { DeliveriesDialog } from './DeliveriesDialog';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { STACKED_WEBHOOK, webhookColumns } from './webhook-columns';
import { NEW_WEBHOOK, toWebhookForm, type WebhookForm } from './webhook-form';
import { WebhookDialog } from './WebhookDialog';
import { useListWebhooksQuery } from '../endpoints.gen';

/** Section with the webhooks, their deliveries and their dialogs. */
export function WebhooksSection() {
  const { query, show } = usePageQuery();
  const { webhooks, total, failure, isFetching, retry } = useWebhookPage(query);
  const [draft, setDraft] = useState<WebhookForm | null>(null);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const [shown, setShown] = useState<Webhook | null>(null);
  const columns = useMemo(
    () =>
      webhookColumns({
        onEdit: (webhook) => setDraft(toWebhookForm(webhook)),
        onDeliveries: setShown,
        onDelete: setDeleting,
      }),
    [],
  );
  const create = (
    <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setDraft(NEW_WEBHOOK)}>
      Create webhook
    </Button>
  );
  return (
    <Section
      title="Webhooks"
      purpose="Messages that this server sends to other programs or chats when something happens here."
      action={create}
      isFlush
    >
      <Block>
        <SearchBar label="Search by name or address" query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <DataTable
            label="Webhooks"
            columns={columns}
            stacked={STACKED_WEBHOOK}
            rows={webhooks}
            rowId={({ id }) => id}
            isFetching={isFetching}
            total={total}
            emptyText={query.q === '' ? 'No webhooks' : `No webhook matches “${query.q}”`}
          />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {draft && <WebhookDialog start={draft} onClose={() => setDraft(null)} />}
      {shown && <DeliveriesDialog webhook={shown} onClose={() => setShown(null)} />}
      {deleting && <DeleteWebhookDialog webhook={deleting} onClose={() => setDeleting(null)} />}
    </Section>
  );
}

const NONE: readonly Webhook[] = [];

/** Loads a page of webhooks. If loading fails, the list is empty. */
function useWebhookPage({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListWebhooksQuery({ page, pageSize, q: q || undefined });
  return {
    webhooks: error ? NONE : (data?.items ?? NONE),
    total: error ? 0 : (data?.total ?? 0),
    isFetching,
    failure: error ? errorText(error, 'Failed to load webhooks') : null,
    retry: () => void refetch(),
  };
}
