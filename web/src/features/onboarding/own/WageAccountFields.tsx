import {
  answeredAccount,
  partKey,
  SECOND_AMOUNT_KEY,
  SECOND_KEY,
  START_MONTH_KEY,
  type WageAccountPlace,
  wantsSecond,
} from '@madoguchi/contract/onboarding/wage-accounts.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { MonthField } from '../../../kit/fields/date/MonthField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { AccountFields, useBankNames } from '../../bank-accounts/public.ts';
import { useOnboardingWords } from '../words.ts';
import { PassbookField } from './PassbookField.tsx';
import { filledOf } from './use-autosave.ts';

type Answers = Readonly<Record<string, string | null>>;

/** Names of the banks for the preview; the paper as it is signed has them from the server. */
export function useNamesOfBanks(answers: Answers): Record<string, string> {
  const [first, second] = [answeredAccount(answers, 'account'), answeredAccount(answers, 'second')];
  const names = { account: useBankNames(first.bank, first.branch), second: useBankNames(second.bank, second.branch) };
  const named = (place: WageAccountPlace) => ({
    [partKey(place, 'bank-name')]: names[place].bankName,
    [partKey(place, 'branch-name')]: names[place].branchName,
  });
  return { ...named('account'), ...named('second') };
}

interface Props {
  readonly kana: string | null;
  readonly commentOn: (field: string) => string | undefined;
}

const at = (place: WageAccountPlace) => `answers.${place}-`;
const GROUP = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** The first month, the account of the wages, and a second one for a fixed amount where it is wanted (R37). */
export function WageAccountFields({ kana, commentOn }: Props) {
  const t = useOnboardingWords();
  const id = useId();
  const { form } = useFormContext();
  const values = useWatch({ control: form.control });
  const isSecond = wantsSecond(filledOf(values).answers);
  const hintOf = (key: string, said: string) => [commentOn(`answers.${key}`), said].filter(Boolean).join(' · ');
  return (
    <Box sx={{ ...GROUP, gap: 3 }}>
      <MonthField
        name={`answers.${START_MONTH_KEY}`}
        label={t('startMonth')}
        hint={hintOf(START_MONTH_KEY, t('startMonthHint'))}
      />
      <Box role="group" aria-labelledby={`${id}-first`} sx={GROUP}>
        <Typography id={`${id}-first`} variant="h3">
          {t('firstAccount')}
        </Typography>
        <AccountFields at={at('account')} kana={kana} commentOn={commentOn} />
        <PassbookField name={`${at('account')}passbook`} comment={commentOn(`${at('account')}passbook`)} />
      </Box>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
        label={<Typography sx={{ pt: 1 }}>{t('wantSecond')}</Typography>}
        control={
          <Checkbox
            checked={isSecond}
            onChange={(_, isWanted) =>
              form.setValue(`answers.${SECOND_KEY}`, isWanted ? 'yes' : '', { shouldDirty: true })
            }
          />
        }
      />
      {isSecond ? (
        <Box role="group" aria-labelledby={`${id}-second`} sx={GROUP}>
          <Typography id={`${id}-second`} variant="h3">
            {t('secondAccount')}
          </Typography>
          <TextField
            name={`answers.${SECOND_AMOUNT_KEY}`}
            label={t('secondAmount')}
            hint={hintOf(SECOND_AMOUNT_KEY, t('secondAmountHint'))}
            widthPx={200}
          />
          <AccountFields at={at('second')} kana={kana} commentOn={commentOn} />
          <PassbookField name={`${at('second')}passbook`} comment={commentOn(`${at('second')}passbook`)} />
        </Box>
      ) : null}
    </Box>
  );
}
