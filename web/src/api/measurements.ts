// Measurements of the balance of a rule set, which the server plays.
import { keep, kept } from "../storage";
import { post, request } from "./client";
import { ROOT } from "./reach";
import type { Measurement, MeasurementAsked, MeasurementRequest } from "./schema";

/** Asks for a measurement, and keeps the token with which this browser can stop it. */
export async function askForMeasurement(question: MeasurementRequest): Promise<Measurement> {
  const { token, measurement } = await post<MeasurementAsked>("/measurements", question);
  if (token) keep(tokenName(measurement.id), token);
  return measurement;
}

export const measurement = (id: string) => request<Measurement>(pathOf(id));

/** Lets a stopped measurement go on. */
export const resumeMeasurement = (id: string) => post<Measurement>(pathOf(id, "/resume"), {});

/** Stops a measurement that this browser has asked for. */
export const stopMeasurement = (id: string) =>
  post<Measurement>(pathOf(id, "/stop"), {}, kept(tokenName(id)) ?? "");

/** Whether this browser can stop it. */
export function canStop(id: string): boolean {
  return kept(tokenName(id)) !== null;
}

/** Where a file of a measurement is. */
export function measurementFile(id: string, file: string): string {
  return ROOT + pathOf(id, `/${file}`);
}

function pathOf(id: string, part = ""): string {
  return `/measurements/${encodeURIComponent(id)}${part}`;
}

function tokenName(id: string): string {
  return `measurement:${id}`;
}
