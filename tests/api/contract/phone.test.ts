import { expect, test } from "vitest";
import { telLink } from "../../../api/contract/phone.ts";

test.each([
  ["(01) 618 3000", "tel:+35316183000"],
  ["01-618.3000", "tel:+35316183000"],
  ["087 123 4567", "tel:+353871234567"],
  ["+353 1 618 3000", "tel:+35316183000"],
  ["+353 (0)1 618\u00a03000", "tel:+35316183000"],
  ["00353 65 682 8000", "tel:+353656828000"],
  ["+44 28 9012 3456", "tel:+442890123456"],
  ["not a number", null],
  ["", null],
  ["618 3000", null],
  ["(01) 618 3000 ext. 5", null],
  ["+353 12", null],
  ["+353 12345678901", null],
  ["012345678901234", null],
  ["(01) 618 3000;javascript:", null],
])("%j is dialled by %j", (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
