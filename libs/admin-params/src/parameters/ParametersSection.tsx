import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIsSupported, errorText } from '@vaglio/api-client';
import type { Parameter, ParameterPage } from '@vaglio/contract';
import { useUsualParameters, useListParametersQuery } from '@vaglio/startups-data';
import {
  Block,
  ConflictNotice,
  DataTable,
  formatWeight,
  Icon,
  LoadState,
  ActionAlert,
  Pager,
  SearchBar,
  Section,
  usePageQuery,
} from '@vaglio/ui';
import type { PageQuery } from '@vaglio/startups-domain';
import { DeleteParameterDialog } from './DeleteParameterDialog';
import { parameterColumns, readWeight, STACKED_PARAMETER, type ListedParameter } from './parameter-columns';
import { UnweightedAwardsWarning } from './UnweightedAwardsWarning';
import { ParameterDialog } from './ParameterDialog';
import { parameterText } from './parameter-text';
import { useWeightChange } from './use-weight-change';
import { WeightsDialog } from './WeightsDialog';

/** Section with all parameters and their weights. Source: spec §2, parameters. */
export function ParametersSection() {
  const { query, show } = usePageQuery();
  const [isHeldFirst, setIsHeldFirst] = useState(false);
  const { parameters, total, withoutWeight, failure, isFetching, retry } = useParameterPage(
    query,
    isHeldFirst,
  );
  const [edited, setEdited] = useState<Parameter | 'new' | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [toDelete, setToDelete] = useState<Parameter | null>(null);
  const areWeightsImported = useIsSupported('importWeights') !== false;
  const usual = useUsualParameters();
  const weight = useWeightChange();
  const saveWeight = async (edited: ListedParameter, before: ListedParameter) => {
    const value = readWeight(edited.value);
    if (value === null || value === before.value) return before;
    return (await weight.change(before, value)) ? { ...before, value } : before;
  };
  const isNew = failure === null && !isFetching && total === 0 && query.q === '';
  const columns = useMemo(
    () =>
      parameterColumns({
        onEdit: setEdited,
        onDelete: setToDelete,
        hasHolders: isHeldFirst,
      }),
    [isHeldFirst],
  );
  const create = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {areWeightsImported && <Button onClick={() => setIsImporting(true)}>Import weights</Button>}
      <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
        Create parameter
      </Button>
    </Box>
  );
  return (
    <Section
      title="Parameters"
      help="Parameter"
      purpose="Awards and their weights in the score."
      action={create}
      isFlush
    >
      <Block>
        <Box sx={{ mb: 4, '&:empty': { display: 'none' } }}>
          <ActionAlert {...usual} title={isNew ? 'There is no parameter yet' : null}>
            Startups have no score, and no award can be read from an article. The usual awards come with
            weight 0, which you can then change.
          </ActionAlert>
        </Box>
        <Box sx={{ mb: 4, '&:empty': { display: 'none' } }}>
          <UnweightedAwardsWarning
            count={withoutWeight}
            isHeldFirst={isHeldFirst}
            onHeldFirst={(next) => {
              setIsHeldFirst(next);
              show({ ...query, page: 1 });
            }}
          />
        </Box>
        {weight.conflict && (
          <Box sx={{ mb: 4 }}>
            <ConflictNotice
              what={weight.conflict.current.parameterName}
              conflict={weight.conflict}
              textsOf={parameterText}
              mine={{ ...parameterText(weight.conflict.seen), Value: formatWeight(weight.conflict.change) }}
              isBusy={weight.isRunning}
              onKeepMine={weight.conflict.again}
              onTakeTheirs={weight.conflict.leave}
            />
          </Box>
        )}
        <SearchBar label="Search by name or ID" query={query} onChange={show} />
      </Block>
      {failure === null ? (
        <>
          <DataTable
            label="Parameters"
            columns={columns}
            stacked={STACKED_PARAMETER}
            rows={parameters}
            rowId={({ parameterID, parameterName }) => parameterID || parameterName}
            isFetching={isFetching}
            onRowEdit={saveWeight}
            total={total}
            emptyText={query.q === '' ? 'No parameters' : `No parameter matches “${query.q}”`}
          />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {edited && (
        <ParameterDialog parameter={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {isImporting && <WeightsDialog onClose={() => setIsImporting(false)} />}
      {toDelete && <DeleteParameterDialog parameter={toDelete} onClose={() => setToDelete(null)} />}
    </Section>
  );
}

const EMPTY_PAGE: ParameterPage = { parameters: [], total: 0 };

/** Loads a page of parameters. If loading fails, the list is empty. Source: spec §8. */
function useParameterPage({ q, page, pageSize }: PageQuery, isHeldFirst: boolean) {
  const { data, error, isFetching, refetch } = useListParametersQuery({
    page,
    pageSize,
    q: q || undefined,
    sort: isHeldFirst ? 'startups' : undefined,
  });
  const { parameters, total, held_without_weight: withoutWeight = 0 } = error || !data ? EMPTY_PAGE : data;
  const failure = error ? errorText(error, 'Failed to load parameters') : null;
  return { parameters, total, withoutWeight, isFetching, failure, retry: () => void refetch() };
}
