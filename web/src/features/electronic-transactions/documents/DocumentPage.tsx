import { type DocumentKind, documentOf } from '@madoguchi/contract/electronic-transactions/documents/document.ts';
import { printDocument } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { useDocumentWords } from './words.ts';

/** One of the documents that the law wants beside the data, with the company's name in it, to read and to print (B7-08). */
export function DocumentPage({ kind }: { readonly kind: DocumentKind }) {
  const t = useDocumentWords();
  const inList = useTransactionWords();
  const language = useLanguage();
  const { company } = useSession();
  const title = useScreenTitle()(`electronic-transactions.${kind}`);
  return (
    <>
      <PageHeader
        title={title}
        up={<Link to={screenPath('electronic-transactions')}>{inList('toList')}</Link>}
        lead={t(kind)}
        actions={<PaperButton operation={printDocument} input={{ kind }} title={title} />}
      />
      <AfterHead>
        <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 4 }, maxWidth: 880 }}>
          {documentOf(kind, language, company).map((article) => (
            <Box component="section" key={article.title} sx={{ mb: 3, '&:last-of-type': { mb: 0 } }}>
              <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                {article.title}
              </Typography>
              {article.text.map((part) =>
                typeof part === 'string' ? (
                  <Typography key={part} sx={{ mb: 1, maxWidth: '44em' }}>
                    {part}
                  </Typography>
                ) : (
                  <Box component="ol" key={part[0]} sx={{ m: 0, mb: 1, paddingInlineStart: 4, maxWidth: '44em' }}>
                    {part.map((line) => (
                      <Typography component="li" key={line} sx={{ mb: 0.5 }}>
                        {line}
                      </Typography>
                    ))}
                  </Box>
                ),
              )}
            </Box>
          ))}
        </Card>
      </AfterHead>
    </>
  );
}
