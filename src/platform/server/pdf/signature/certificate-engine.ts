import { webcrypto } from "node:crypto";
import { CryptoEngine, setEngine } from "pkijs";

// Whoever reads or writes certificates imports this first.
setEngine("node", new CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));
