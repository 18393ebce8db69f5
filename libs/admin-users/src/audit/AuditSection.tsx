import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { AuditEvent, AuditEventPage } from '@vaglio/contract';
import {
  Block,
  BusyButton,
  DataTable,
  ErrorAlert,
  formatCount,
  Icon,
  LoadState,
  Pager,
  Section,
  VisuallyHidden,
  useAddressQuery,
  type AddressForm,
} from '@vaglio/ui';
import { auditColumns, STACKED_EVENT } from './audit-columns';
import {
  EVERY_EVENT,
  isFiltered,
  toCallFilters,
  readAuditQuery,
  toSearch,
  type AuditQuery,
} from './audit-query';
import { AuditFilters } from './AuditFilters';
import { EventDialog } from './EventDialog';
import { useAuditExport } from './use-audit-export';
import { useListAuditEventsQuery } from '../hooks.gen';

/** Audit trail: all changes with their actor, time, old values and new values. */
export function AuditSection() {
  const { query, show } = useAuditQuery();
  const { events, total, failure, isFetching, retry } = useAuditPage(query);
  const { isExporting, exported, failure: exportFailure, run } = useAuditExport(query);
  const [opened, setOpened] = useState<AuditEvent | null>(null);
  const [openedAt] = useState(() => new Date());
  const columns = useMemo(() => auditColumns(openedAt, setOpened), [openedAt]);
  const showTarget = ({ target_type, target_id }: AuditEvent) => {
    setOpened(null);
    show({
      ...EVERY_EVENT,
      pageSize: query.pageSize,
      targetType: target_type ?? '',
      targetId: target_id ?? '',
    });
  };
  const action = (
    <BusyButton
      startIcon={<Icon of={Download} />}
      busy={isExporting}
      busyLabel="Exporting…"
      onClick={() => void run()}
    >
      Export CSV
    </BusyButton>
  );
  return (
    <Section
      title="Audit"
      purpose="All changes with person and time. Events cannot be changed or removed."
      action={action}
      isFlush
    >
      <VisuallyHidden role="status">
        {exported !== null && `${formatCount(exported)} events exported`}
      </VisuallyHidden>
      {exportFailure && (
        <Block>
          <ErrorAlert onRetry={() => void run()}>{exportFailure}</ErrorAlert>
        </Block>
      )}
      <Block>
        <AuditFilters query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <DataTable
            label="Audit"
            columns={columns}
            stacked={STACKED_EVENT}
            rows={events}
            rowId={({ id }) => id}
            isFetching={isFetching}
            total={total}
            emptyText={isFiltered(query) ? 'No event matches these filters' : 'No events'}
          />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {opened && <EventDialog event={opened} onTarget={showTarget} onClose={() => setOpened(null)} />}
    </Section>
  );
}

const NO_EVENTS: AuditEventPage = { items: [], total: 0 };

/** Loads a page of audit events. It reloads each time the section opens, because all users cause events. */
function useAuditPage(query: AuditQuery) {
  const { page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListAuditEventsQuery(
    { page, pageSize, ...toCallFilters(query) },
    { refetchOnMountOrArgChange: true },
  );
  const { items: events, total } = error || !data ? NO_EVENTS : data;
  const failure = error ? errorText(error, 'Failed to load the audit trail') : null;
  return { events, total, isFetching, failure, retry: () => void refetch() };
}

const AUDIT_FORM: AddressForm<AuditQuery> = { read: readAuditQuery, toSearch };

/** Returns the filters and the page number in the address, and a function that changes them. */
function useAuditQuery() {
  return useAddressQuery(AUDIT_FORM);
}
