// The page's policy forbids making code from text. Schemas would try it as they load, and each try is a reported breach:
// zod reads this before it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
