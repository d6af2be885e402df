/** Preloaded into a server: each `SIGUSR2` moves its `Date` one hour back, or back to the real time. */
const RealDate = Date;
let offset = 0;
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, newTarget) =>
    Reflect.construct(real, args.length === 0 ? [now()] : args, newTarget),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
process.on("SIGUSR2", () => {
  offset = offset === 0 ? -3_600_000 : 0;
});
