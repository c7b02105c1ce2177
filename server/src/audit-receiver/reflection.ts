/**
 * The part of `Reflect` that the certificate library's own dependency needs: it declares and looks up what was noted of
 * a class. The polyfill it names is a whole proposal's worth of code.
 */
export function lendReflection(): void {
  const noted = new WeakMap<object, Map<unknown, unknown>>();
  const own = (key: unknown, target: object) => noted.get(target)?.get(key);
  const found = (key: unknown, target: object | null): unknown =>
    target === null ? undefined : (own(key, target) ?? found(key, Object.getPrototypeOf(target)));
  Object.assign(Reflect, {
    defineMetadata: (key: unknown, value: unknown, target: object) => {
      noted.set(target, (noted.get(target) ?? new Map()).set(key, value));
    },
    getOwnMetadata: own,
    getMetadata: found,
  });
}
