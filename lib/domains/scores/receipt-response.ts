import { z } from "zod";
import { Receipt } from "./receipt.ts";

export const ReceiptResponse = z.object({ receipt: Receipt });
