import { fetchPassbook } from '@madoguchi/contract/onboarding/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { fetchFile } from '../../../platform/http/fetch-file.ts';
import { useOnboardingWords } from '../words.ts';

/** A picture of a passbook, hidden until somebody asks for it: each asking is recorded. */
export function PassbookPicture({ id }: { readonly id: string }) {
  const t = useOnboardingWords();
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const show = async () => {
    setError(null);
    try {
      setUrl(URL.createObjectURL((await fetchFile(fetchPassbook, { id })).body));
    } catch (refused) {
      setError(refused);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name={url === null ? 'eye' : 'eyeOff'} size={16} />}
        onClick={() => (url === null ? void show() : setUrl(null))}
      >
        {t(url === null ? 'passbookShow' : 'passbookHide')}
      </Button>
      {error ? <ErrorBand error={error} /> : null}
      {url === null ? null : (
        <Box
          component="img"
          src={url}
          alt={t('passbook')}
          sx={{ maxWidth: '100%', maxHeight: 480, display: 'block' }}
        />
      )}
    </Box>
  );
}
