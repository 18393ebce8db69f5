import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useReadChainQuery } from '@vaglio/startups-data';
import { counted } from '../until-words';

/** After a reading: where its articles are extracted; nothing where none waits, or the server does not say so. */
export function ExtractLink() {
  const { currentData } = useReadChainQuery();
  const waiting = currentData?.to_extract ?? 0;
  return (
    waiting > 0 && (
      <Link component={RouterLink} to={{ hash: '#llm-batch' }}>
        Extract {counted(waiting, 'article')}
      </Link>
    )
  );
}
