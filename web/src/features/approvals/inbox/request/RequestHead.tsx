import { DOMAIN_NAMES } from '@madoguchi/contract/approvals/domain-names.ts';
import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useDepartmentName } from '../../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useInboxWords } from '../words.ts';

interface Props {
  readonly approval: ApprovalView;
  /** Alone on the screen it leads back to the list; beside the list it is closed. */
  readonly back: string;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** What is asked, by whom and for how much, whatever kind of request it is. */
export function RequestHead({ approval, back, isPage, headingRef, onClose }: Props) {
  const t = useInboxWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  const { number, domain, requesterName, requesterNumber, departmentCode, amount, warnings, onBehalfOf } = approval;
  const title = language === 'en' && approval.titleEn !== '' ? approval.titleEn : approval.title;
  const facts = [number, DOMAIN_NAMES[domain][language], departmentName(departmentCode), requesterNumber];
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1 }}>
      {isPage && (
        <Button startIcon={<Icon name="chevronLeft" />} onClick={onClose} sx={{ ml: -2, justifySelf: 'start' }}>
          {back}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" ref={headingRef} tabIndex={-1}>
            {t('pane.heading', { name: requesterName, title })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {facts.join('　')}
          </Typography>
        </Box>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatYen(amount)}
        </Typography>
        {!isPage && (
          <Tooltip title={t('pane.close')}>
            <IconButton aria-label={t('pane.close')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {onBehalfOf !== null && (
        <Typography variant="body2" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Icon name="people" size={16} />
          {t('row.for', { name: onBehalfOf })}
        </Typography>
      )}
      {warnings > 0 && <WarningBand>{t('pane.warned', { count: warnings })}</WarningBand>}
    </Box>
  );
}
