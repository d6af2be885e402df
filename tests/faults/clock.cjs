/** Loaded into a server before its program: `SIGUSR2` sets its clock an hour back, again an hour on. */
const RealDate = Date;
let offset = 0;
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (real, given, self) =>
    Reflect.construct(real, given.length === 0 ? [now()] : given, self),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
process.on("SIGUSR2", () => {
  offset = offset === 0 ? -3_600_000 : 0;
});
