// Handlers of resources.
import type { RESOURCE_OPERATIONS } from '@madoguchi/contract/resources/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { listAhead } from './ahead.ts';
import { checkClosure, closeResources, liftClosure, showClosure } from './closures.ts';
import { checkResourceImport, importResources } from './import-resources.ts';
import { removeResourcePhoto, setResourcePhoto, showResourcePhoto } from './photos.ts';
import { printPoster } from './poster/print-poster.ts';
import {
  exportClosures,
  exportResources,
  listClosures,
  listOfferedResources,
  listResources,
  showResource,
} from './reads.ts';
import { changeResource, createResource, restoreResource, retireResource } from './writes.ts';

const resourceHandlers = {
  'resources.list': listResources,
  'resources.export': exportResources,
  'resources.list-offered': listOfferedResources,
  'resources.show': showResource,
  'resources.print-poster': printPoster,
  'resources.create': createResource,
  'resources.change': changeResource,
  'resources.retire': retireResource,
  'resources.restore': restoreResource,
  'resources.set-photo': setResourcePhoto,
  'resources.remove-photo': removeResourcePhoto,
  'resources.photo': showResourcePhoto,
  'resources.check-import': checkResourceImport,
  'resources.import': importResources,
  'resources.list-ahead': listAhead,
  'resources.check-closure': checkClosure,
  'resources.list-closures': listClosures,
  'resources.show-closure': showClosure,
  'resources.export-closures': exportClosures,
  'resources.close': closeResources,
  'resources.lift-closure': liftClosure,
} satisfies HandlersFor<typeof RESOURCE_OPERATIONS>;

export const resourcesFeature = { handlers: resourceHandlers };
