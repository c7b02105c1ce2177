import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../../../kit/Icon.tsx';

export interface RowTool {
  readonly icon: IconName;
  /** Names the row too. */
  readonly label: string;
  /** `null` where it does nothing now. */
  readonly run: (() => void) | null;
}

/** The buttons of a whole row. */
export function RowTools({ tools }: { readonly tools: readonly RowTool[] }) {
  return tools.map(({ icon, label, run }) => (
    <Tooltip key={icon} title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={run === null}
        onClick={run ?? undefined}
        sx={run === null ? { opacity: 0.4 } : {}}
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  ));
}
