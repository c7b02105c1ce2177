// The heads of titles of courses, their addresses, and the pictures of their steps.
import { PICTURE_SCHEME } from '@madoguchi/contract/academy/choices.ts';
import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { showPicture } from '@madoguchi/contract/academy/operations.ts';
import { downloadUrl } from '../../../platform/call.ts';
import { screenPath } from '../../../platform/screen-path.ts';

/** Heads of the columns of titles, where English ones stand in the first place. */
export const HEAD_IN_ENGLISH = { head: { ja: 'コース', en: 'Course' } };
export const HEAD_IN_JAPANESE = { head: { ja: 'コース', en: 'Course in Japanese' } };

/** With its handle, as S2-07 has it. */
export function coursePath({ id, slug }: Pick<OwnCourse, 'id' | 'slug'>): `/${string}` {
  const path = screenPath('academy.course', { courseId: id });
  return slug === '' ? path : `${path}/${slug}`;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The address of a picture that a step names; of nothing else. */
export function pictureAddress(name: string): string | null {
  const id = name.startsWith(PICTURE_SCHEME) ? name.slice(PICTURE_SCHEME.length) : '';
  return ID.test(id) ? downloadUrl(showPicture, { id }) : null;
}
