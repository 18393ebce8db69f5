import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { ReviewCompany } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import type { DeskScope } from './desk-scope';

interface CompanyMenuProps {
  readonly company: ReviewCompany;
  readonly scope: DeskScope;
  /** True to include the actions that are otherwise shown as buttons. */
  readonly hasAll: boolean;
}

/** Menu of the actions that discard a company or its mention in the article. */
export function CompanyMenu({ company, scope, hasAll }: CompanyMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={`More about ${company.company_name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Not this company' },
          paper: { sx: { '& [role=menuitem]': { minHeight: { xs: 44, md: 36 } } } },
        }}
      >
        {hasAll && [
          <MenuItem key="startup" onClick={choose(() => scope.setAside(company, 'not_a_startup'))}>
            Not a startup
          </MenuItem>,
          <MenuItem key="merge" onClick={choose(() => scope.askMerge(company))}>
            Not this company: merge into …
          </MenuItem>,
        ]}
        <MenuItem onClick={choose(() => scope.setAside(company, 'left_aside'))}>
          Leave this mention aside
        </MenuItem>
        <MenuItem onClick={choose(() => scope.setAside(company, 'not_in_article'))}>
          Not in this article
        </MenuItem>
      </Menu>
    </>
  );
}
