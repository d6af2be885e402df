// Compiles WebAssembly, which is the embedded database, once and fast. V8 would compile what runs
// often again in the background, which a database that a test soon ends never repays.
require("node:v8").setFlagsFromString("--liftoff-only");
