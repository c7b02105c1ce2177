import { ATTACHMENT_MAX_BYTES, MEDIA_TYPES } from '@madoguchi/contract/attachments/limits.ts';
import { LINK_LIMIT, LINK_NAME_LIMIT, MOST_ATTACHMENTS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Card, CardAttachment } from '@madoguchi/contract/scrumboard/model.ts';
import {
  attachFile,
  attachLink,
  fetchCardFile,
  putAttachment,
  showPicture,
} from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { changeCard } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FileDrop } from '../../../kit/fields/file/FileDrop.tsx';
import { FileUploads } from '../../../kit/fields/file/file-uploads.ts';
import { SentFile } from '../../../kit/fields/file/SentFile.tsx';
import { sendFileBy } from '../../../kit/fields/file/send-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { downloadUrl } from '../../../platform/call.ts';
import { isComposing } from '../../../platform/composition.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { invalidate } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRun } from '../use-run.tsx';
import { Part } from './Part.tsx';
import { useCardWords } from './words.ts';

const LIMITS = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: MOST_ATTACHMENTS };
const ENDINGS = Object.values(MEDIA_TYPES);
/** A card has one place for all of its files. */
const HERE = '';

/** Files and links of a card: chosen, dropped or pasted; a picture among them may be its cover. */
export function Attachments({ card, mayEdit }: { readonly card: Card; readonly mayEdit: boolean }) {
  const t = useCardWords();
  const { run, say } = useRun();
  const { attachments } = card;
  const count = useRef(attachments.length);
  useEffect(() => {
    count.current = attachments.length;
  }, [attachments.length]);
  const [uploads] = useState(
    () =>
      new FileUploads<CardAttachment>({
        send: sendFileBy(attachFile, { cardId: card.id }),
        limits: LIMITS,
        countAt: () => count.current,
        onStored: () => void invalidate(attachFile),
      }),
  );
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.all);
  const add = (files: Iterable<File>) => uploads.add(HERE, files);
  const place = useRef<HTMLDivElement>(null);
  // Wherever in the card somebody pastes a file: text goes into the field that has the focus, as ever.
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const panel = place.current?.closest('[data-card-panel]');
    if (files.length === 0 || !(event.target instanceof Node) || panel?.contains(event.target) !== true) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    if (!mayEdit) return undefined;
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [mayEdit]);
  const setCover = (coverId: string | null) =>
    void run(changeCard, { cardId: card.id, was: { coverId: card.coverId }, is: { coverId } });
  const remove = async ({ id, name }: CardAttachment) => {
    if ((await run(putAttachment, { attachmentId: id, removed: true })) === null) return;
    say(t('attachment.removed', { name }), { undo: () => run(putAttachment, { attachmentId: id, removed: false }) });
  };

  if (attachments.length === 0 && !mayEdit) return null;
  return (
    <Part title={t('attachments')}>
      <Box ref={place}>
        {mayEdit ? <FileDrop limits={LIMITS} endings={ENDINGS} onFiles={add} /> : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {attachments.map((attachment) => (
            <OneAttachment
              key={attachment.id}
              attachment={attachment}
              isCover={attachment.id === card.coverId}
              mayEdit={mayEdit}
              onCover={setCover}
              onRemove={() => void remove(attachment)}
            />
          ))}
          {underWay.map((upload) => (
            <SentFile
              key={upload.id}
              upload={upload}
              limits={LIMITS}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ))}
        </Box>
        {mayEdit ? <NewLink cardId={card.id} /> : null}
      </Box>
    </Part>
  );
}

interface OneProps {
  readonly attachment: CardAttachment;
  readonly isCover: boolean;
  readonly mayEdit: boolean;
  readonly onCover: (id: string | null) => void;
  readonly onRemove: () => void;
}

function OneAttachment({ attachment, isCover, mayEdit, onCover, onRemove }: OneProps) {
  const t = useCardWords();
  const language = useLanguage();
  const { id, kind, name, url, isPicture } = attachment;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, py: 0.5 }}>
      {isPicture ? (
        <Box
          component="img"
          src={downloadUrl(showPicture, { attachmentId: id })}
          alt=""
          loading="lazy"
          sx={{ width: 72, height: 48, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      ) : (
        <Icon name={kind === 'link' ? 'arrowRight' : 'paperclip'} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {kind === 'link' ? (
          <Link href={url ?? ''} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        ) : (
          <Link
            href={downloadUrl(fetchCardFile, { attachmentId: id })}
            download={name}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('attachment.added', { by: attachment.addedBy.name, at: formatInstant(attachment.addedAt, language) })}
        </Typography>
      </Box>
      {mayEdit && isPicture ? (
        <Button
          size="small"
          aria-label={t(isCover ? 'attachment.noCover' : 'attachment.cover', { name })}
          onClick={() => onCover(isCover ? null : id)}
        >
          {t(isCover ? 'cover.off' : 'cover.on')}
        </Button>
      ) : null}
      {mayEdit ? (
        <IconButton aria-label={t('attachment.remove', { name })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      ) : null}
    </Box>
  );
}

function NewLink({ cardId }: { readonly cardId: string }) {
  const t = useCardWords();
  const { run } = useRun();
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const add = async () => {
    if ((await run(attachLink, { cardId, url: url.trim(), name: name.trim() })) === null) return;
    setUrl('');
    setName('');
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen(true)}>
        {t('link.add')}
      </Button>
    );
  }
  return (
    <Box
      role="group"
      aria-label={t('link.add')}
      onKeyDown={(event) => {
        if (isComposing(event) || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void add();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <TextField
          label={t('link.url')}
          type="url"
          autoFocus
          value={url}
          inputProps={{ maxLength: LINK_LIMIT }}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Box>
      <Box sx={{ flex: '1 1 160px' }}>
        <TextField
          label={t('link.name')}
          mark="optional"
          value={name}
          inputProps={{ maxLength: LINK_NAME_LIMIT }}
          onChange={({ target }) => setName(target.value)}
        />
      </Box>
      <Button variant="contained" onClick={() => void add()}>
        {t('add')}
      </Button>
    </Box>
  );
}
