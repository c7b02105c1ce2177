import type { Page } from '@playwright/test';

/** All that this browser keeps for the portal and scripts can read: storages, databases, caches, cookies. As one text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const rowsOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await rowsOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await rowsOf(database.transaction(store).objectStore(store).getAll());
        const keys = await rowsOf(database.transaction(store).objectStore(store).getAllKeys());
        databases.push([name, store, keys, rows]);
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    const storages = [{ ...localStorage }, { ...sessionStorage }];
    return JSON.stringify([storages, databases, cached, document.cookie, window.name]);
  });
}
