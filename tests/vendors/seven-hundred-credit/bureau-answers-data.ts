/** What a file is like, for an answer of the gateway in the shape that its public clients read. */
export interface StubFile {
  readonly hit: boolean;
  readonly score: number | null;
  readonly trades: number;
  readonly messages: readonly string[];
  readonly records: readonly string[];
  readonly monthly: number;
}

export const ORDINARY_FILE: StubFile = {
  hit: true,
  score: 715,
  trades: 14,
  messages: ["NO FRAUD ALERT ON FILE"],
  records: [],
  monthly: 350,
};

const FACTORS = [
  ["038", "SERIOUS DELINQUENCY"],
  ["020", "COLLECTION FILED"],
  ["010", "RATIO OF BALANCES TO CREDIT LIMITS ON REVOLVING ACCOUNTS IS TOO HIGH"],
  ["014", "LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED"],
] as const;

/** `PRODUCT=CREDIT`, TransUnion. */
export function creditAnswer(file: StubFile): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Results>
  <HX5_transaction_information><Transid>98765432</Transid><Token>tok-1</Token></HX5_transaction_information>
  <bureau_xml_data><TU_Report>
    <transaction_control><trans_date fmt="YYYYMMDD">20260625</trans_date></transaction_control>
    <subject_segments>
      <subject_header><file_hit code="${file.hit ? "1" : "0"}">${file.hit ? "HIT" : "NO HIT"}</file_hit></subject_header>
      <name_information><fname>AVERY</fname><lname>FREEZE</lname></name_information>
      ${file.messages.map((text) => `<message_segment><text>${text}</text></message_segment>`).join("")}
      <credit_summary><public_records>0</public_records><trades>${file.trades}</trades></credit_summary>
      ${summary("R", file.monthly)}${summary("M", 1800)}${summary("T", file.monthly + 1800)}
      ${file.score === null ? "" : scoring("FICO SCORE 8", file.score)}
      ${file.records.join("")}
    </subject_segments>
  </TU_Report></bureau_xml_data>
  <HTML_Reports><HTML_Report><![CDATA[<html>FRAUD ALERT means ...</html>]]></HTML_Report></HTML_Reports>
</Results>`;
}

const summary = (kind: string, monthly: number): string =>
  `<credit_summary_description><summary_type code="${kind}">x</summary_type>` +
  `<monthly_payment>${String(monthly).padStart(9, "0")}</monthly_payment></credit_summary_description>`;

/** A model's block; `9002` and such are codes for "no score". */
export const scoring = (model: string, score: number): string =>
  `<scoring_segments><product_information><product>${model}</product></product_information><scoring>` +
  `<score>${score}</score>${FACTORS.map(([code, text], at) => `<factor${at + 1} code="${code}">${text}</factor${at + 1}>`).join("")}` +
  "</scoring></scoring_segments>";

/** `PRODUCT=PREQUALIFY`. */
export function prequalifyAnswer(file: StubFile): string {
  const isScored = file.hit && file.score !== null;
  const description = isScored ? file.messages.join(". ") : file.messages[0];
  return `<?xml version="1.0"?><Results><XML_Report><Transid>12345</Transid><Token>tok-2</Token>
    <Prescreen_Report><ResultCode>${isScored ? "A" : "N"}</ResultCode>
    <ResultDescription>${description}</ResultDescription>
    <Score>${isScored ? file.score : ""}</Score></Prescreen_Report></XML_Report></Results>`;
}
