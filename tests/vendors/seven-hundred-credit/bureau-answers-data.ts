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

/** What an identity check says. */
export interface StubIdentity {
  readonly code: "A" | "N" | "Q";
  readonly description: string;
  /** Where the bureau knows somebody to live. */
  readonly hasAddress: boolean;
}

export const KNOWN_PERSON: StubIdentity = { code: "A", description: "IDENTITY VERIFIED", hasAddress: true };

const QUESTIONS = [
  ["1", "Which street have you lived on?", ["Old Mill Road", "Juniper Court", "None of the above"]],
  ["2", "Who gave you a car loan?", ["Redwood Finance", "Bluestem Credit Union", "None of the above"]],
  ["3", "Which fraud alert company do you use?", ["Harbor", "Prairie", "None of the above"]],
  ["4", "Which phone number have you used?", ["(512) 555-0111", "(512) 555-0122", "None of the above"]],
] as const;

/** The right choice of each question is the second. */
export const RIGHT_CHOICE = "2";

/** `PRODUCT=IDCHECK`. */
export function identityAnswer({ code, description, hasAddress }: StubIdentity): string {
  const questions = QUESTIONS.map(
    ([id, text, choices]) =>
      `<Question id="${id}"><Text>${text}</Text>${choices
        .map((choice, at) => `<Answer id="${at + 1}">${choice}</Answer>`)
        .join("")}</Question>`,
  ).join("");
  const address = "<Street>18 SAMPLE ST</Street><City>AUSTIN</City><State>TX</State><Zip>78701</Zip>";
  return `<?xml version="1.0"?><Results><XML_Report><Transid>555111</Transid><Token>tok-3</Token>
    <IDCheck_Report><ResultCode>${code}</ResultCode><ResultDescription>${description}</ResultDescription>
    ${hasAddress ? `<Address>${address}</Address>` : ""}
    ${code === "Q" ? `<Questions>${questions}</Questions>` : ""}</IDCheck_Report></XML_Report></Results>`;
}

/** The answer to answers. */
export const verdictAnswer = (isPassed: boolean): string =>
  identityAnswer({
    code: isPassed ? "A" : "N",
    description: isPassed ? "PASSED" : "FAILED",
    hasAddress: false,
  });

/** `PRODUCT=OFAC`. */
export const ofacAnswer = (isListed: boolean): string =>
  `<?xml version="1.0"?><Results><XML_Report><Transid>777</Transid><OFAC_Report>
    <ResultCode>${isListed ? "H" : "C"}</ResultCode>
    <ResultDescription>${isListed ? "POSSIBLE MATCH ON OFAC LIST" : "NO MATCH FOUND"}</ResultDescription>
    </OFAC_Report></XML_Report></Results>`;
