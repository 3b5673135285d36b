{{- /* What web and worker pods have in common. Takes a list: the root, the component, its values, its ROLE. */ -}}
{{- define "forecourt.deployment" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $own := index . 2 -}}
{{- $role := index . 3 -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $root.Release.Name }}-{{ $component }}
  labels: {{- include "forecourt.labels" (list $root $component) | nindent 4 }}
spec:
  replicas: {{ $own.replicas }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{- include "forecourt.labels" (list $root $component) | nindent 6 }}
  template:
    metadata:
      labels: {{- include "forecourt.labels" (list $root $component) | nindent 8 }}
    spec:
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: {{ add $root.Values.drainSeconds 30 }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: forecourt
          image: "{{ $root.Values.image.repository }}:{{ $root.Values.image.tag }}"
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          env:
            - { name: ROLE, value: {{ $role }} }
            - { name: DEMO, value: "off" }
            - { name: OBJECT_STORE_URL, value: {{ $root.Values.objectStoreUrl | quote }} }
            - { name: DRAIN_SECONDS, value: {{ $root.Values.drainSeconds | quote }} }
            {{- if $root.Values.metrics.enabled }}
            - { name: METRICS_PORT, value: {{ $root.Values.metrics.port | quote }} }
            - { name: METRICS_HOST, value: 0.0.0.0 }
            {{- end }}
            {{- range $name, $value := $root.Values.env }}
            - { name: {{ $name }}, value: {{ $value | quote }} }
            {{- end }}
          envFrom:
            - secretRef: { name: {{ $root.Values.secretName }} }
          ports:
            - { name: http, containerPort: 3000 }
            {{- if $root.Values.metrics.enabled }}
            - { name: metrics, containerPort: {{ $root.Values.metrics.port }} }
            {{- end }}
          startupProbe:
            httpGet: { path: /ready, port: http }
            periodSeconds: 2
            failureThreshold: 300
          readinessProbe:
            httpGet: { path: /ready, port: http }
            periodSeconds: 3
            timeoutSeconds: 3
            failureThreshold: 2
          livenessProbe:
            httpGet: { path: /health, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          resources: {{- toYaml $own.resources | nindent 12 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            - { name: stock, mountPath: /var/lib/forecourt }
      volumes:
        - name: stock
          {{- toYaml $root.Values.stockVolume | nindent 10 }}
        - name: tmp
          emptyDir: {}
{{- end -}}
{{- define "forecourt.labels" -}}
app.kubernetes.io/name: forecourt
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end -}}
