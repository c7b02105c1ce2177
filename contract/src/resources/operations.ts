// Resources as staff read them, and as system people maintain them (B6-01).
import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, image, read, upload, write } from '../operation.ts';
import { PHOTO_SIZES } from '../profile/photo.ts';
import { ReservationItem } from '../reservations/model.ts';
import { Id, Version } from '../values/id.ts';
import { ResourceFile, ResourceImportReport } from './import/model.ts';
import { CLOSURE_LIST, RESOURCE_LIST } from './lists.ts';
import {
  AheadReservation,
  ChangedResource,
  ClosingTime,
  Closure,
  ClosureHeader,
  NewClosure,
  NewResource,
  OfferedResource,
  Resource,
  ResourceHeader,
} from './model.ts';

const OfResource = z.strictObject({ id: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

export const listResources = read('resources.list', {
  at: ['GET', '/api/resources'],
  access: 'staff',
  input: z.strictObject(listInput(RESOURCE_LIST)),
  output: listOutput(RESOURCE_LIST),
  refuses: [],
});

/** The resources as they are filtered and sorted, in the columns that an import reads. */
export const exportResources = download('resources.export', {
  at: ['GET', '/api/exports/resources'],
  access: 'staff',
  input: z.strictObject(listExport(RESOURCE_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'resources.exported',
});

/** All that are in use, by kind, site and name, for who chooses among them: they are few. */
export const listOfferedResources = read('resources.list-offered', {
  at: ['GET', '/api/resources/offered'],
  access: 'staff',
  input: z.strictObject({}),
  output: z.object({ resources: z.array(OfferedResource) }),
  refuses: [],
});

export const showResource = read('resources.show', {
  at: ['GET', '/api/resources/:id'],
  access: 'staff',
  input: OfResource,
  output: Resource,
  refuses: ['not-found'],
});

/** The name of one that is in use, the code and the address of its own page, and its rules, on one page to hang beside it (B6-06). */
export const printPoster = download('resources.print-poster', {
  at: ['GET', '/api/resources/:id/poster'],
  access: 'staff',
  input: OfResource,
  mediaType: 'application/pdf',
  refuses: ['not-found', 'resource-retired'],
  records: 'resource.poster-printed',
});

export const createResource = write('resources.create', {
  at: ['POST', '/api/resources'],
  access: 'system',
  input: NewResource,
  output: ResourceHeader,
  refuses: ['invalid'],
  records: 'resource.created',
});

/** Reservations that stand keep to the rules under which they were made. */
export const changeResource = write('resources.change', {
  at: ['POST', '/api/resources/:id'],
  access: 'system',
  input: ChangedResource,
  output: ResourceHeader,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'resource.changed',
});

/** It is offered no longer. A unit stays as long as something in use is made of it, and so does what is reserved. */
export const retireResource = write('resources.retire', {
  at: ['POST', '/api/resources/:id/retire'],
  access: 'system',
  input: AtVersion,
  output: ResourceHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'unit-in-use', 'reservations-ahead'],
  records: 'resource.retired',
});

/** The other way round, where nothing in use has taken its name or its units since. */
export const restoreResource = write('resources.restore', {
  at: ['POST', '/api/resources/:id/restore'],
  access: 'system',
  input: AtVersion,
  output: ResourceHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'resource.restored',
});

/** Takes a picture: its middle square, made anew without anything that came along with it. */
export const setResourcePhoto = upload('resources.set-photo', {
  at: ['POST', '/api/resources/:id/photo'],
  access: 'system',
  input: OfResource,
  output: z.object({ photo: z.string() }),
  refuses: ['not-found', 'too-large', 'wrong-type'],
  records: 'resource.photo-set',
});

export const removeResourcePhoto = write('resources.remove-photo', {
  at: ['POST', '/api/resources/:id/photo/remove'],
  access: 'system',
  input: OfResource,
  output: z.object({ photo: z.null() }),
  refuses: ['not-found'],
  records: 'resource.photo-removed',
});

/** A photo by its name, in one of its sizes; once it is replaced or removed it is unknown. */
export const showResourcePhoto = image('resources.photo', {
  at: ['GET', '/api/resource-photos/:photo/:size'],
  access: 'staff',
  input: z.strictObject({ photo: z.string().regex(/^[0-9a-f]{64}$/, { error: 'id' }), size: z.enum(PHOTO_SIZES) }),
  refuses: ['not-found'],
});

/** Reports the effect of a file of resources, and every fault of it. Changes nothing. */
export const checkResourceImport = read('resources.check-import', {
  at: ['POST', '/api/resources/import/check'],
  access: 'system',
  input: ResourceFile,
  output: ResourceImportReport,
  refuses: [],
});

/** All resources of a file, or none where one is wrong (B1-05). Those that it does not name stay as they are. */
export const importResources = write('resources.import', {
  at: ['POST', '/api/resources/import'],
  access: 'system',
  input: ResourceFile,
  output: ResourceImportReport.pick({ added: true, changed: true, unchanged: true }),
  refuses: ['invalid'],
  records: 'resources.imported',
});

/** The reservations of it from now on, those first that no longer fit its rules; they stand as they were made. */
export const listAhead = read('resources.list-ahead', {
  at: ['GET', '/api/resources/:id/ahead'],
  access: 'system',
  shows: ['resources', 'reservations'],
  input: OfResource,
  output: z.object({ reservations: z.array(AheadReservation), count: z.number().int(), misfits: z.number().int() }),
  refuses: ['not-found'],
});

/** The reservations that a closure would concern. Changes nothing. */
export const checkClosure = read('resources.check-closure', {
  at: ['POST', '/api/resource-closures/check'],
  access: 'system',
  shows: ['resources', 'reservations'],
  input: ClosingTime,
  output: z.object({ reservations: z.array(ReservationItem) }),
  refuses: [],
});

export const listClosures = read('resources.list-closures', {
  at: ['GET', '/api/resource-closures'],
  access: 'system',
  input: z.strictObject(listInput(CLOSURE_LIST)),
  output: listOutput(CLOSURE_LIST),
  refuses: [],
});

export const showClosure = read('resources.show-closure', {
  at: ['GET', '/api/resource-closures/:id'],
  access: 'system',
  input: OfResource,
  output: Closure,
  refuses: ['not-found'],
});

export const exportClosures = download('resources.export-closures', {
  at: ['GET', '/api/exports/resource-closures'],
  access: 'system',
  input: z.strictObject(listExport(CLOSURE_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'resource-closures.exported',
});

/** Closes resources from one instant to another. Reservations that stand there stay, and everybody in them is told. */
export const closeResources = write('resources.close', {
  at: ['POST', '/api/resource-closures'],
  access: 'system',
  touches: ['resources', 'reservations'],
  input: NewClosure,
  output: ClosureHeader,
  refuses: ['invalid', 'not-found', 'resource-retired'],
  records: 'resource-closure.made',
});

/** From now on the closure holds no longer, for all of its resources. */
export const liftClosure = write('resources.lift-closure', {
  at: ['POST', '/api/resource-closures/:id/lift'],
  access: 'system',
  touches: ['resources', 'reservations'],
  input: AtVersion,
  output: ClosureHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'resource-closure.lifted',
});

export const RESOURCE_OPERATIONS = [
  listResources,
  exportResources,
  listOfferedResources,
  showResource,
  printPoster,
  createResource,
  changeResource,
  retireResource,
  restoreResource,
  setResourcePhoto,
  removeResourcePhoto,
  showResourcePhoto,
  checkResourceImport,
  importResources,
  listAhead,
  checkClosure,
  listClosures,
  showClosure,
  exportClosures,
  closeResources,
  liftClosure,
] as const;
