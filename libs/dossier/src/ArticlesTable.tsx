import Box from '@mui/material/Box';
import type { Article } from '@vaglio/contract';
import { EMPTY_VALUE } from '@vaglio/ui';
import { useFormatDate } from './document-dates';
import { DocumentTable } from './DocumentTable';
import { bareAddress } from './document-text';

/** Table of articles for print. It shows addresses instead of links. */
export function ArticlesTable({ articles }: { readonly articles: readonly Article[] }) {
  const dates = useFormatDate();
  return (
    <DocumentTable
      title="Articles"
      columns={[
        { name: 'Date', look: 'date', width: '15%' },
        { name: 'Title and address' },
        { name: 'Source', look: 'second', width: '24%' },
      ]}
      head={1}
      rows={articles.map(({ url, title, published_at, source }) => ({
        key: url,
        cells: [
          dates(published_at),
          <>
            {title ?? bareAddress(url)}
            <Box sx={{ fontWeight: 400, fontSize: '7.8pt', color: 'text.secondary' }}>{bareAddress(url)}</Box>
          </>,
          source ?? EMPTY_VALUE,
        ],
      }))}
    />
  );
}
